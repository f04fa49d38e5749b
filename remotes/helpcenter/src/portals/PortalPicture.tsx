import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFileUrl } from '@recobro/sdk';

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
  const { url } = useFileUrl(
    ['helpcenter', 'portal-picture', file],
    `/api/v1/help-portals/${portal}/${kind}`,
  );
  return (
    <span className={mergeClasses(styles.frame, kind === 'logo-night' && styles.night)}>
      {url && <img src={url} alt={alt} />}
    </span>
  );
}
