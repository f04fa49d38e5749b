import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, RecordName, Section } from '@recobro/sdk/ui';
import type { RulePack } from '../../../api/types';
import { Meta, Row, Rows } from '../Rows';
import { Differing } from './Differing';
import { PackStatus } from './PackHead';

const GAP = ' · ';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** The versions of a pack, the latest first: who put each in force and when, and what differs from the one before. */
export function PackVersions({ versions }: { versions: RulePack[] }) {
  const { t } = useTranslation('portfolios');
  return (
    <Section title={t('packs.versions')} flush>
      <Rows>
        {versions.map((pack, at) => (
          <Row key={pack.id}>
            <Version pack={pack} before={versions[at + 1]} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

function Version({ pack, before }: { pack: RulePack; before: RulePack | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <>
      <div className={styles.line}>
        <Text weight="semibold">{t('contactRules.version', { number: pack.number })}</Text>
        <PackStatus status={pack.status} />
      </div>
      <Published pack={pack} />
      {pack.note && <Meta>{pack.note}</Meta>}
      {before && <Differing before={before} after={pack} />}
    </>
  );
}

function Published({ pack: { number, published_at, published_by } }: { pack: RulePack }) {
  const { t } = useTranslation('portfolios');
  if (!published_at) return number === 1 ? <Meta>{t('packs.shipped')}</Meta> : null;
  return (
    <Meta>
      <DateText value={published_at} />
      {GAP}
      <RecordName of="core.user" id={published_by} plain />
    </Meta>
  );
}
