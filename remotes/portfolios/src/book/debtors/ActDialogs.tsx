import { Checkbox, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { of, useToasts, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useFlags } from '../../api/acts';
import { useWrite } from '../../api/client';
import type { Debtor, DebtorFlag, DebtorStatus } from '../../api/types';
import { ChoiceDialog, useRefusalToast } from './BulkDialogs';
import { choosableFrom, DEBTOR_FLAGS } from './status';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalS },
});

/** Props of a dialog about one debtor. */
interface DialogProps {
  debtor: Debtor;
  onClose: () => void;
}

/** The circumstances of a debtor: any of them silences all that is done with them, at once. */
export function FlagsDialog({ debtor, onClose }: DialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { set, isPending } = useFlags(debtor);
  const refused = useRefusalToast();
  const [on, setOn] = useState<readonly DebtorFlag[]>(debtor.flags);
  const put = on.filter((flag) => !debtor.flags.includes(flag));
  const take = debtor.flags.filter((flag) => !on.includes(flag));
  return (
    <ChoiceDialog
      title={t('flags.title', { name: debtor.name })}
      action={t('save')}
      busy={isPending || put.length + take.length === 0}
      onClose={onClose}
      onConfirm={() => set(put, take).then(onClose, refused)}
    >
      <Text>{t('flags.help')}</Text>
      <div className={styles.list}>
        {DEBTOR_FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`flag.${flag}`)}
            checked={on.includes(flag)}
            onChange={(_, { checked }) => setOn(checked ? [...on, flag] : on.filter((one) => one !== flag))}
          />
        ))}
      </div>
    </ChoiceDialog>
  );
}

/** The states from which somebody may go back to the one before. */
const RETURNS: readonly DebtorStatus[] = ['in_progress', 'disputed', 'legal', 'uncollectable'];

/** Where the work on a debtor stands; what follows from promises, plans and payments is nobody's to set. */
export function StatusDialog({ debtor, onClose }: DialogProps) {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const refused = useRefusalToast();
  const update = useWrite('PATCH', '/api/v1/deudores/{id}', { quiet: true, changes: ['/api/v1/queue'] });
  const [status, setStatus] = useState(debtor.status);
  const change = async () => {
    const after = await update.mutateAsync({ ...of(debtor), body: { status } });
    const told = t('acts.statusIs', { status: t(`debtorStatus.${after.status}`) });
    const back = RETURNS.includes(debtor.status) && after.status !== 'recalled';
    if (!back) toasts.success(told);
    else toasts.undoable(told, () => update.mutateAsync({ ...of(after), body: { status: debtor.status } }));
    onClose();
  };
  return (
    <ChoiceDialog
      title={t('acts.statusTitle', { name: debtor.name })}
      action={t('save')}
      busy={update.isPending || status === debtor.status}
      onClose={onClose}
      onConfirm={() => change().catch(refused)}
    >
      <RadioGroup value={status} onChange={(_, { value }) => setStatus(value as DebtorStatus)}>
        {choosableFrom(debtor.status).map((one) => (
          <Radio key={one} value={one} label={t(`debtorStatus.${one}`)} />
        ))}
      </RadioGroup>
      {status === 'recalled' && debtor.status !== 'recalled' && <Text>{t('acts.recalledHelp')}</Text>}
    </ChoiceDialog>
  );
}
