import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { BotRegular, SendRegular, SpeakerMuteRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Test } from '../api/types';
import { LineState } from './LineState';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { flexGrow: 1, flexBasis: '220px', minWidth: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

/** Props of Answer. */
interface AnswerProps {
  test: Test;
  onTurn: (test: Test) => void;
}

/** Answers the agent: in words, by keys, by silence, or as the simulated debtor would. What are only figures and * or # is pressed with Alt. */
export function Answer({ test, onTurn }: AnswerProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const [text, setText] = useState('');
  const say = useWrite('POST', '/api/v1/ai-agents/tests/{id}/turns');
  if (test.status !== 'open') return <Ended test={test} />;
  if (test.way !== 'text') return <LineState test={test} />;
  const keys = /^[0-9*#]{1,20}$/.test(text.trim());
  const send = (body: { text?: string; pressed?: string; silence?: boolean; simulated?: boolean }) =>
    say.mutate(
      { path: { id: test.id }, body: { ...body, turn: test.turns } },
      { onSuccess: onTurn, onSettled: () => setText('') },
    );
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !say.isPending) send({ text });
        }}
      >
        <Input
          className={styles.text}
          aria-label={t('trial.answer')}
          placeholder={t('trial.answer')}
          value={text}
          dir="auto"
          autoComplete="off"
          onChange={(_, data) => setText(data.value)}
        />
        <Button
          type="submit"
          appearance="primary"
          icon={<SendRegular />}
          disabled={!text.trim() || say.isPending}
        >
          {t('trial.say')}
        </Button>
        <Button disabled={!keys || say.isPending} onClick={() => send({ pressed: text.trim() })}>
          {t('trial.press')}
        </Button>
      </form>
      <div className={styles.row}>
        {(test.lines?.at(-1)?.buttons ?? []).map((label) => (
          <Button key={label} size="small" disabled={say.isPending} onClick={() => send({ text: label })}>
            {label}
          </Button>
        ))}
        <Button
          size="small"
          icon={<SpeakerMuteRegular />}
          disabled={say.isPending}
          onClick={() => send({ silence: true })}
        >
          {t('trial.silence')}
        </Button>
        <Button
          size="small"
          icon={<BotRegular />}
          disabled={say.isPending}
          onClick={() => send({ simulated: true })}
        >
          {t('trial.simulated')}
        </Button>
      </div>
    </>
  );
}

/** How it ended. */
function Ended({ test }: { test: Test }) {
  const { t } = useTranslation('aiagents');
  const outcome = test.panel?.outcome;
  const reason = test.panel?.reason;
  const end = test.call_end;
  return (
    <Notice intent="info" title={t('trial.ended')}>
      {[outcome && t(`outcome.${outcome}`), reason && t(`reason.${reason}`), end && t(`callEnd.${end}`)]
        .filter(Boolean)
        .join(' · ')}
    </Notice>
  );
}
