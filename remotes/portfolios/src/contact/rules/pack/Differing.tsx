import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { mirrored, plainList, unseen } from '@recobro/sdk/ui';
import type { RulePack } from '../../../api/types';
import { Meta } from '../Rows';
import type { Difference } from './differ';
import { useDifferences } from './useDifferences';

const useStyles = makeStyles({
  list: { ...plainList, marginBlockStart: tokens.spacingVerticalXS },
  changes: { ...plainList, paddingInlineStart: tokens.spacingHorizontalL },
  name: { color: tokens.colorNeutralForeground3 },
  arrow: { marginInline: tokens.spacingHorizontalXS, verticalAlign: 'text-bottom', ...mirrored },
  heard: unseen,
});

/** What differs in a version from the one before. */
export function Differing({ before, after }: { before: RulePack; after: RulePack }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { rules, cases } = useDifferences()(before, after);
  if (rules.length + cases.length === 0) return <Meta>{t('packs.same', { number: before.number })}</Meta>;
  return (
    <ul className={styles.list}>
      {rules.map((one) => (
        <One key={one.key} one={one} told={t(`packs.rule.${one.state}`, { name: one.name })} />
      ))}
      {cases.map((one) => (
        <One key={one.key} one={one} told={t(`packs.case.${one.state}`, { name: one.name })} />
      ))}
    </ul>
  );
}

function One({ one, told }: { one: Difference; told: string }) {
  const styles = useStyles();
  return (
    <li>
      <Text size={200}>{told}</Text>
      {one.changes.length > 0 && (
        <ul className={styles.changes}>
          {one.changes.map((change) => (
            <li key={change.name}>
              <Change {...change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Change({ name, from, to }: Difference['changes'][number]) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <Text size={200}>
      <span className={styles.name}>{t('packs.fact', { name, value: '' })}</span>
      <bdi>{from || t('packs.nothing')}</bdi>
      <ArrowRightRegular aria-hidden className={styles.arrow} />
      <span className={styles.heard}>{t('packs.became')}</span>
      <bdi>{to || t('packs.nothing')}</bdi>
    </Text>
  );
}
