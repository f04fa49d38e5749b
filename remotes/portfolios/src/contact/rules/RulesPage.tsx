import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  EmptyState,
  hairlineOver,
  IconButton,
  Loaded,
  plainList,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import type { ContactRule, OwnRule, RulePack } from '../../api/types';
import { useLabel } from '../words';

const OwnRulePanel = lazy(() => import('./OwnRulePanel').then((code) => ({ default: code.OwnRulePanel })));

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  source: { display: 'block', color: tokens.colorNeutralForeground3 },
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** The rules that decide on contacts: the company's own, and the laws in force with their sources. */
export function RulesPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const packs = useRead('/api/v1/contact-rules/packs', {}, { staleTime: 60_000 });
  return (
    <div className={styles.page}>
      <OwnRules />
      <Loaded read={packs} empty={<EmptyState title={t('contactRules.none')} />}>
        {(rows) =>
          rows
            .filter(({ country }) => country !== '')
            .map((pack) => <PackSection key={pack.country} pack={pack} />)
        }
      </Loaded>
    </div>
  );
}

function PackSection({ pack }: { pack: RulePack }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { locale } = useFormats();
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(pack.country) ?? pack.country;
  return (
    <Section
      title={country}
      flush
      actions={<Text size={200}>{t('contactRules.version', { number: pack.number })}</Text>}
    >
      <ul className={styles.list}>
        {pack.rules.map((rule) => (
          <li key={rule.id} className={styles.item}>
            <Told rule={rule} />
            {rule.needs_counsel && <StatusBadge tone="warning">{t('contactRules.needsCounsel')}</StatusBadge>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Told({ rule }: { rule: ContactRule }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const channels = (rule.channels ?? []).map((channel) => t(`channel.${channel}`)).join(', ');
  return (
    <div>
      <Text>{label(rule.text)}</Text>
      <Text size={200} className={styles.source}>
        {[channels || t('contactRules.allChannels'), rule.source].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}

/** The rules that the company adds: they can only narrow. */
function OwnRules() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const rules = useRead('/api/v1/contact-rules', {});
  const [editing, setEditing] = useState<OwnRule | 'new'>();
  const [removing, setRemoving] = useState<OwnRule>();
  const remove = useWrite('DELETE', '/api/v1/contact-rules/{id}', { quiet: true });
  const mayAdd = can('portfolios.contact_rules:create');
  const label = useLabel();
  return (
    <Section
      title={t('contactRules.own')}
      flush
      waiting={rules.isPending}
      actions={
        mayAdd && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('contactRules.add')}
          </Button>
        )
      }
    >
      <Loaded
        read={rules}
        empty={<EmptyState title={t('contactRules.noneOwn')} reason={t('contactRules.noneOwnReason')} />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((own) => (
              <li key={own.id} className={styles.item}>
                <Told rule={own.rule} />
                {mayAdd && (
                  <span>
                    <IconButton
                      appearance="transparent"
                      icon={<EditRegular />}
                      label={t('contactRules.editOne', { text: label(own.rule.text) })}
                      onClick={() => setEditing(own)}
                    />
                    <IconButton
                      appearance="transparent"
                      icon={<DeleteRegular />}
                      label={t('contactRules.removeOne', { text: label(own.rule.text) })}
                      onClick={() => setRemoving(own)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {editing && (
        <Suspense>
          <OwnRulePanel own={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing}
        title={t('contactRules.removing')}
        action={t('contactRules.remove')}
        onConfirm={(own) => remove.mutateAsync(of(own))}
        onClose={() => setRemoving(undefined)}
      >
        {removing && label(removing.rule.text)}
      </ConfirmDialog>
    </Section>
  );
}
