import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import { Link, useCan, useParams, useTranslation } from '@recobro/sdk';
import { Loaded, mirrored, Section, stacked } from '@recobro/sdk/ui';
import { useVersions } from '../../../api/packs';
import { useCountryName } from '../../words';
import { DraftActs } from './DraftActs';
import type { Editing } from './editing';
import { PackCases } from './PackCases';
import { BeginDraft, PackHead } from './PackHead';
import { PackRules } from './PackRules';
import { PackVersions } from './PackVersions';

const useStyles = makeStyles({
  page: stacked(tokens.spacingVerticalL),
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    minHeight: '24px',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  arrow: mirrored,
  beside: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});

/** The rules that a country's law asks, by version: the draft of the next beside the cases that it has to decide. */
export function PackPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { country = '' } = useParams();
  const name = useCountryName()(country);
  const mayChange = useCan()('portfolios.rule_packs:update');
  const versions = useVersions(country);
  const pack = versions.data?.[0]; // the draft where there is one, otherwise the one in force
  const draft = pack?.status === 'draft' ? pack : undefined;
  const reload = async () => (await versions.refetch()).data?.find(({ status }) => status === 'draft');
  const editing: Editing | undefined = draft && mayChange ? { draft, reload } : undefined;
  return (
    <div className={styles.page}>
      <Link to="/settings/contact-rules" className={styles.back}>
        <ChevronLeftRegular className={styles.arrow} aria-hidden />
        {t('packs.back')}
      </Link>
      <Section
        title={name}
        waiting={versions.isPending}
        actions={pack && (draft ? <DraftActs draft={draft} /> : <BeginDraft latest={pack} />)}
      >
        <Loaded read={versions}>{() => pack && <PackHead pack={pack} editing={editing} />}</Loaded>
      </Section>
      {pack && (
        <>
          <div className={styles.beside}>
            <PackRules pack={pack} editing={editing} />
            <PackCases pack={pack} editing={editing} />
          </div>
          <PackVersions versions={versions.data ?? []} />
        </>
      )}
    </div>
  );
}
