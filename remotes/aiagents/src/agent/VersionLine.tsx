import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { DateText, hairlineUnder, plainList, RecordName, StatusBadge } from '@recobro/sdk/ui';
import { type Agent, toneOf, type Version } from '../api/types';
import { VersionActs } from './VersionActs';

const useStyles = makeStyles({
  list: plainList,
  one: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    ...hairlineUnder,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  did: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    ...plainList,
  },
});

/** Props of VersionLine. */
interface VersionLineProps {
  agent: Agent;
  versions: Version[];
  onCompare: (version: Version) => void;
}

/** The versions of an agent, the latest first: where each stands, and who has done what. */
export function VersionLine({ agent, versions, onCompare }: VersionLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  return (
    <ol className={styles.list} aria-label={t('versions')}>
      {versions.map((version) => (
        <li key={version.id} className={styles.one}>
          <div className={styles.head}>
            <Link to={`/ai-agents/${agent.id}/versions/${version.n}`} className={styles.name}>
              {t('versionN', { n: version.n })}
            </Link>
            <StatusBadge tone={toneOf[version.state]}>{t(`state.${version.state}`)}</StatusBadge>
            {version.id === agent.canary_version_id && (
              <StatusBadge tone="warning">{t('canary')}</StatusBadge>
            )}
            <span>{t(`mode.${version.mode}`)}</span>
            <div className={styles.acts}>
              {versions.length > 1 && (
                <Button size="small" onClick={() => onCompare(version)}>
                  {t('compare')}
                </Button>
              )}
              <VersionActs agent={agent} version={version} versions={versions} />
            </div>
          </div>
          {version.notes && <Text dir="auto">{version.notes}</Text>}
          <Did version={version} />
        </li>
      ))}
    </ol>
  );
}

/** Who has done what with a version, and when. */
function Did({ version }: { version: Version }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const all = [
    { what: 'begun', by: version.created_by, at: version.created_at },
    { what: 'submitted', by: version.submitted_by, at: version.submitted_at },
    { what: 'approved', by: version.approved_by, at: version.approved_at },
    { what: 'wentLive', by: version.live_by, at: version.live_at },
    { what: 'retired', by: version.retired_by, at: version.retired_at },
  ];
  return (
    <ul className={styles.did}>
      {all.map(
        ({ what, by, at }) =>
          at && (
            <li key={what}>
              <Text size={200}>
                {t(`did.${what}`)} <DateText value={at} shape="datetime" />{' '}
                <RecordName of="core.user" id={by} />
              </Text>
            </li>
          ),
      )}
    </ul>
  );
}
