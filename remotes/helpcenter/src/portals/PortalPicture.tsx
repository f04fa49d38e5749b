import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useApi, useQuery } from '@recobro/sdk';
import { useEffect, useMemo } from 'react';

const useStyles = makeStyles({
  frame: {
    // As on the pages: a logo for dark grounds cannot be seen on a light one.
    display: 'grid',
    placeItems: 'center start',
    height: '72px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#ffffff',
    '& img': { maxHeight: '48px', maxWidth: '240px', display: 'block' },
  },
  night: { backgroundColor: '#1b1a19' },
});

/** Props of PortalPicture. */
interface PortalPictureProps {
  portal: string;
  kind: string;
  /** Another one for each picture. */
  file: string;
  alt: string;
}

/** A picture of a portal on the ground that it stands on there. */
export function PortalPicture({ portal, kind, file, alt }: PortalPictureProps) {
  const styles = useStyles();
  const { fetch } = useApi();
  const { data } = useQuery<Blob>({
    queryKey: ['helpcenter', 'portal-picture', file],
    queryFn: async ({ signal }) => {
      const path = new URL(`/api/v1/help-portals/${portal}/${kind}`, globalThis.location.origin);
      return (await fetch(new Request(path, { signal }))).blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return (
    <span className={mergeClasses(styles.frame, kind === 'logo-night' && styles.night)}>
      {url && <img src={url} alt={alt} />}
    </span>
  );
}
