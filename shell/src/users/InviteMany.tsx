import { Button, Field, makeStyles, ProgressBar, Text, Textarea, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { ApiError, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { useWrite } from '../api/client';
import { InvitationLink } from './InvitationLink';
import { MOST_BYTES, MOST_PEOPLE, parsePeople } from './parsePeople';
import type { Role } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingBlockStart: tokens.spacingVerticalM,
  },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
  problems: { margin: 0, paddingInlineStart: '20px', color: tokens.colorStatusDangerForeground1 },
});

interface Outcome {
  done: number;
  refused: { text: string; why: string }[];
  links: { name: string; link: string }[];
}

/** Invites many people at once; each line that cannot be invited says why, the others go on. */
export function InviteMany({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const invite = useWrite('POST', '/api/v1/users', { quiet: true });
  const roles = useAssignableRoles();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('cashier');
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const lines = parsePeople(text, role);
  const ready = lines.flatMap(({ person, text: line }) => (person ? [{ person, text: line }] : []));

  const send = async () => {
    const result: Outcome = { done: 0, refused: [], links: [] };
    for (const [index, { person, text: line }] of ready.entries()) {
      setProgress(index / ready.length);
      try {
        const { invitation_link } = await invite.mutateAsync({ body: person });
        result.done += 1;
        if (invitation_link) result.links.push({ name: person.display_name, link: invitation_link });
      } catch (error) {
        result.refused.push({
          text: line,
          why: error instanceof ApiError ? error.message : t('errors.offline'),
        });
      }
    }
    setProgress(undefined);
    setOutcome(result);
    setText(result.refused.map((one) => one.text).join('\n'));
  };

  return (
    <div className={styles.stack}>
      <Field label={t('users.people')} hint={t('users.peopleHint', { most: MOST_PEOPLE })}>
        <Textarea rows={8} value={text} onChange={(_, data) => setText(data.value)} />
      </Field>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={(event) => void event.target.files?.[0]?.slice(0, MOST_BYTES).text().then(setText)}
      />
      <Field label={t('users.roleOfRest')}>
        <Choose value={role} choices={choicesOf(t, 'roles', roles)} onChoose={setRole} />
      </Field>
      <ul className={styles.problems} hidden={lines.every(({ problem }) => !problem)}>
        {lines.map(
          ({ line, problem }) => problem && <li key={line}>{t(`users.problem.${problem}`, { line })}</li>,
        )}
      </ul>
      {progress !== undefined && <ProgressBar value={progress} aria-label={t('users.inviting')} />}
      {outcome && <Text role="status">{t('users.invitedCount', { count: outcome.done })}</Text>}
      <ul className={styles.problems} hidden={!outcome?.refused.length}>
        {outcome?.refused.map((one) => (
          <li key={one.text}>{t('users.refused', one)}</li>
        ))}
      </ul>
      {outcome?.links.map((one) => (
        <InvitationLink key={one.link} {...one} />
      ))}
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabled={ready.length === 0 || progress !== undefined}
          onClick={() => void send()}
        >
          {t('users.inviteCount', { count: ready.length })}
        </Button>
        <Button icon={<ArrowUploadRegular />} onClick={() => file.current?.click()}>
          {t('users.fromFile')}
        </Button>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
      </div>
    </div>
  );
}
