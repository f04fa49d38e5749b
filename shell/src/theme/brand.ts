import type { BrandVariants } from '@fluentui/react-components';

/** Sixteen shades around the key colour #0F6C6D (shade 80), even in perceived lightness. */
export const brand: BrandVariants = {
  10: '#000A0B',
  20: '#001819',
  30: '#002626',
  40: '#003334',
  50: '#004142',
  60: '#014F50',
  70: '#045E5F',
  80: '#0F6C6D',
  90: '#218081',
  100: '#419292',
  110: '#5CA3A3',
  120: '#77B4B4',
  130: '#91C4C4',
  140: '#ABD5D4',
  150: '#C6E5E5',
  160: '#E1F5F5',
};
