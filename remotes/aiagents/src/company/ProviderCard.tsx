import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  EditRegular,
  PlayCircleRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { hairlineUnder, IconButton, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Provider } from '../api/types';

const useStyles = makeStyles({
  item: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    ':last-child': { borderBlockEndStyle: 'none', paddingBlockEnd: 0 },
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
  },
  meta: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});

/** Props of ProviderCard. */
export interface ProviderCardProps {
  provider: Provider;
  /** How its line is dragged; nothing where it may not be. */
  drag?: React.HTMLAttributes<HTMLLIElement> | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A provider: how it is reached, whether it answers, and what may be done with it. */
export function ProviderCard({ provider, drag, onUp, onDown, onEdit, onRemove }: ProviderCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { name } = provider;
  const act = (icon: React.ReactElement, label: string, onClick: (() => void) | undefined) => (
    <IconButton
      size="medium"
      icon={icon}
      label={t(label, { name })}
      disabledFocusable={!onClick}
      onClick={() => onClick?.()}
    />
  );
  return (
    <li className={styles.item} {...drag}>
      <div>
        <div className={styles.line}>
          <Text weight="semibold">
            <bdi>{name}</bdi>
          </Text>
          <State provider={provider} />
        </div>
        <Facts provider={provider} />
      </div>
      <div className={styles.acts}>
        {onEdit && <TestButton provider={provider} />}
        {onEdit && act(<ArrowUpRegular />, 'providers.up', onUp)}
        {onEdit && act(<ArrowDownRegular />, 'providers.down', onDown)}
        {onEdit && act(<EditRegular />, 'providers.edit', onEdit)}
        {onRemove && act(<DeleteRegular />, 'providers.removeOf', onRemove)}
      </div>
    </li>
  );
}

/** Asks it for a few words now. */
function TestButton({ provider: { id, name } }: { provider: Provider }) {
  const { t } = useTranslation('aiagents');
  const test = useWrite('POST', '/api/v1/ai-agents/providers/{id}/test');
  return (
    <Button
      size="small"
      icon={<PlayCircleRegular />}
      aria-label={t('providers.testOf', { name })}
      disabledFocusable={test.isPending}
      onClick={() => test.mutate({ path: { id } })}
    >
      {t(test.isPending ? 'providers.testing' : 'providers.test')}
    </Button>
  );
}

/** Whether it is off, and what came of asking it last. */
function State({ provider: { is_on, tested_at, test_code } }: { provider: Provider }) {
  const { t } = useTranslation('aiagents');
  if (!is_on) return <StatusBadge tone="paused">{t('providers.off')}</StatusBadge>;
  if (!tested_at) return <StatusBadge tone="neutral">{t('providers.untested')}</StatusBadge>;
  if (test_code) return <StatusBadge tone="danger">{t('providers.silent')}</StatusBadge>;
  return <StatusBadge tone="success">{t('providers.answers')}</StatusBadge>;
}

/** Its kind, models, key and countries; below it why it did not answer. */
function Facts({ provider }: { provider: Provider }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('aiagents');
  const { instant, count } = useFormats();
  const { kind, model, speech_model, hearing_model, last4, countries, tested_at, test_code, test_ms, tools } =
    provider;
  const facts = [
    t(`providers.kind.${kind}`),
    ...[model, speech_model, hearing_model].filter(Boolean),
    last4 && t('providers.keyEnds', { last4 }),
    tools?.length && t('toolsOf', { names: tools.map(({ name }) => name).join(', ') }),
    kind !== 'mcp' && (countries.includes('*') ? t('providers.everywhere') : countries.join(', ')),
    tested_at &&
      !test_code &&
      t('providers.took', { ms: count(test_ms), at: instant(tested_at, 'relative') }),
  ];
  const reason = i18n.exists(`aiagents:came.${test_code}`) ? `came.${test_code}` : 'came.other';
  return (
    <>
      <Text size={200} block className={styles.meta}>
        <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
      </Text>
      {test_code && (
        <Text size={200} block>
          {t(reason)} <span className={styles.meta}>{instant(tested_at, 'relative')}</span>
        </Text>
      )}
    </>
  );
}
