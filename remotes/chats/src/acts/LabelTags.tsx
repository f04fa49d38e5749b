import { makeStyles, tokens } from '@fluentui/react-components';
import { useLabels } from '../api/reads';
import type { Label } from '../api/types';

const COLORS: Record<Label['color'], [back: string, text: string]> = {
  grey: [tokens.colorNeutralBackground4, tokens.colorNeutralForeground2],
  red: [tokens.colorPaletteRedBackground2, tokens.colorPaletteRedForeground2],
  orange: [tokens.colorPaletteDarkOrangeBackground2, tokens.colorPaletteDarkOrangeForeground2],
  yellow: [tokens.colorPaletteYellowBackground2, tokens.colorPaletteYellowForeground2],
  green: [tokens.colorPaletteGreenBackground2, tokens.colorPaletteGreenForeground2],
  teal: [tokens.colorPaletteTealBackground2, tokens.colorPaletteTealForeground2],
  blue: [tokens.colorPaletteBlueBackground2, tokens.colorPaletteBlueForeground2],
  purple: [tokens.colorPalettePurpleBackground2, tokens.colorPalettePurpleForeground2],
};

const useStyles = makeStyles({
  tag: {
    borderRadius: tokens.borderRadiusMedium,
    paddingInline: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    maxInlineSize: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** A label in its colour. */
export function LabelTag({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) {
  const [backgroundColor, text] = COLORS[color];
  return (
    <span className={useStyles().tag} style={{ backgroundColor, color: text }} dir="auto">
      {name}
    </span>
  );
}

/** The labels that something bears. */
export function LabelTags({ ids }: { ids: string[] }) {
  const labels = useLabels().data ?? [];
  return labels
    .filter(({ id }) => ids.includes(id))
    .map((label) => <LabelTag key={label.id} label={label} />);
}
