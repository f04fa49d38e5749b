import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, titleIn, useLanguage, useLocation, useRecordName, useTranslation } from '@recobro/sdk';
import { HoldsBack } from '../HoldsBack';

const useStyles = makeStyles({
  name: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
  link: { color: tokens.colorBrandForegroundLink, ':hover': { color: tokens.colorBrandForegroundLinkHover } },
  faint: { color: tokens.colorNeutralForeground3 },
});

/** Props of RecordName. */
export interface RecordNameProps {
  /** Module and kind: "module.record". */
  of: string;
  id: string;
  /** Said where the name is not to be had; the kind in words by default. */
  otherwise?: string;
  /** Never a link: it stands in one already, or leads to the page one is on. */
  plain?: boolean;
}

/** A record by its name, with the way to it: as far as whoever reads may know. What is gone reads as gone; an id never shows. */
export function RecordName({ of, id, otherwise, plain }: RecordNameProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const named = useRecordName(of, id);
  const kind = otherwise ?? (named?.title ? titleIn(named.title, language) : t('history.record'));
  const here = useLocation().pathname;
  if (named?.name && named.page && named.page !== here && !plain) {
    return (
      <Link className={mergeClasses(styles.name, styles.link)} to={named.page}>
        {named.name}
      </Link>
    );
  }
  if (named?.name) return <span className={styles.name}>{named.name}</span>;
  return (
    <span className={mergeClasses(styles.name, styles.faint)}>
      {named?.gone ? t('history.gone', { kind }) : kind}
      {!named && id !== '' && <HoldsBack />}
    </span>
  );
}
