import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import type { OwnRule } from '../../api/types';
import { useLabel } from '../words';
import { RowActs } from './RowActs';
import { Row, Rows } from './Rows';
import { Told } from './Told';

const OwnRulePanel = lazy(() => import('./OwnRulePanel').then((code) => ({ default: code.OwnRulePanel })));

/** The rules that the company adds: they can only narrow. */
export function OwnRules() {
  const { t } = useTranslation('portfolios');
  const mayAdd = useCan()('portfolios.contact_rules:create');
  const rules = useRead('/api/v1/contact-rules', {});
  const [editing, setEditing] = useState<OwnRule | 'new'>();
  const [removing, setRemoving] = useState<OwnRule>();
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
          <Rows>
            {rows.map((own) => (
              <Row
                key={own.id}
                aside={
                  mayAdd && (
                    <RowActs
                      text={label(own.rule.text)}
                      onEdit={() => setEditing(own)}
                      onRemove={() => setRemoving(own)}
                    />
                  )
                }
              >
                <Told rule={own.rule} />
              </Row>
            ))}
          </Rows>
        )}
      </Loaded>
      {editing && (
        <Suspense>
          <OwnRulePanel own={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      <AskRemove own={removing} onClose={() => setRemoving(undefined)} />
    </Section>
  );
}

function AskRemove({ own, onClose }: { own: OwnRule | undefined; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const remove = useWrite('DELETE', '/api/v1/contact-rules/{id}', { quiet: true });
  return (
    <ConfirmDialog
      open={own}
      title={t('contactRules.removing')}
      action={t('contactRules.remove')}
      onConfirm={(one) => remove.mutateAsync(of(one))}
      onClose={onClose}
    >
      {own && label(own.rule.text)}
    </ConfirmDialog>
  );
}
