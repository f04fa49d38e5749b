import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons';
import { useCan, useOpenFile, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, FormPanel, LongTextField, Notice, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePlanActs } from '../../api/plans';
import type { Plan } from '../../api/types';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(500, 'long 500')),
});

type Asked = 'approve' | 'suspend' | 'resume';
type Reasoned = 'refuse' | 'cancel';

/** What the reader may do with a plan as it stands. */
export function PlanActs({ plan }: { plan: Plan }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const can = useCan();
  const file = useOpenFile();
  const acts = usePlanActs();
  const [asked, setAsked] = useState<Asked>();
  const [reasoned, setReasoned] = useState<Reasoned>();
  const path = { id: plan.id };
  const amount = amountOrZero(plan.total, { currency: plan.currency, exact: true });
  const discount = amountOrZero(plan.discount, { currency: plan.currency, exact: true });
  const may = {
    approve: plan.decidable,
    refuse: plan.decidable,
    suspend: plan.status === 'active' && can('portfolios.plans:update'),
    resume: plan.status === 'suspended' && can('portfolios.plans:update'),
    cancel:
      ['awaiting_approval', 'active', 'suspended'].includes(plan.status) &&
      !plan.decidable &&
      can('portfolios.plans:delete'),
  };
  const ask = (act: Asked, primary = false) =>
    may[act] && (
      <Button size="small" appearance={primary ? 'primary' : 'secondary'} onClick={() => setAsked(act)}>
        {t(`plans.act.${act}`)}
      </Button>
    );
  const give = (act: Reasoned) =>
    may[act] && (
      <Button size="small" onClick={() => setReasoned(act)}>
        {t(`plans.act.${act}`)}
      </Button>
    );
  return (
    <div className={styles.acts}>
      {ask('approve', true)}
      {give('refuse')}
      {plan.status !== 'awaiting_approval' && (
        <Button
          size="small"
          icon={<DocumentPdfRegular />}
          disabled={file.isPending}
          onClick={() => file.mutate({ path: `/api/v1/plans/${plan.id}/agreement`, name: 'plan.pdf' })}
        >
          {t('plans.agreement')}
        </Button>
      )}
      {ask('suspend')}
      {ask('resume')}
      {give('cancel')}
      <ConfirmDialog
        open={asked}
        title={t(`plans.confirm.${asked ?? 'approve'}`)}
        action={t(`plans.act.${asked ?? 'approve'}`)}
        onConfirm={(act) => acts[act].mutateAsync({ path })}
        onClose={() => setAsked(undefined)}
      >
        {t(`plans.means.${asked ?? 'approve'}`, { amount, discount })}
      </ConfirmDialog>
      {reasoned && (
        <FormPanel
          open
          title={t(`plans.act.${reasoned}`)}
          schema={schema}
          values={{ reason: '' }}
          onSubmit={async (body) => {
            await acts[reasoned].mutateAsync({ path, body });
            setReasoned(undefined);
          }}
          submitLabel={t(`plans.act.${reasoned}`)}
          onClose={() => setReasoned(undefined)}
        >
          <Notice intent="warning" layout="multiline">
            {t(`plans.means.${reasoned}`, { amount, discount })}
          </Notice>
          <LongTextField name="reason" label={t('plans.reason')} required />
        </FormPanel>
      )}
    </div>
  );
}
