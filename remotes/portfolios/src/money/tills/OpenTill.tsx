import { useSession, useTranslation } from '@recobro/sdk';
import { ChoiceField, EmptyState, Form, MoneyField, Section, Skeletons } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import { usePoints } from '../../api/money';

const schema = z.object({
  point_id: z.string().check(z.minLength(1, 'required')),
  amount: z.nullable(z.number('amount').check(z.nonnegative('amount'))),
});

/** Opens one's till: where, and with how much cash. */
export function OpenTill() {
  const { t } = useTranslation('portfolios');
  const { currency } = useSession().me.tenant;
  const points = usePoints();
  const open = useWrite('POST', '/api/v1/tills', { quiet: true, says: () => t('tills.opened') });
  if (points.isPending) return <Skeletons rows={3} when />;
  const usable = (points.data ?? []).filter((one) => !one.retired && one.code !== '000');
  if (usable.length === 0)
    return <EmptyState title={t('tills.noPoints')} reason={t('tills.noPointsReason')} />;
  return (
    <Section title={t('tills.open')}>
      <Form
        schema={schema}
        values={{ point_id: usable[0]?.id ?? '', amount: null }}
        onSubmit={({ point_id, amount }) =>
          open.mutateAsync({ body: { point_id, opening: amount ? [{ currency, amount }] : [] } })
        }
        submitLabel={t('tills.open')}
      >
        <ChoiceField
          name="point_id"
          label={t('tills.point')}
          options={usable.map((one) => ({ value: one.id, label: `${one.code} · ${one.name}` }))}
        />
        <MoneyField
          name="amount"
          label={t('tills.opening')}
          help={t('tills.openingHelp')}
          currency={currency}
        />
      </Form>
    </Section>
  );
}
