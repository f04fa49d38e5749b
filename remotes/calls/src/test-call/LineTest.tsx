import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTelephone, useTranslation } from '@recobro/sdk';
import { Section, stacked } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';
import { useWrite } from '../api/client';

const useStyles = makeStyles({
  body: stacked(tokens.spacingVerticalM),
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** One hears oneself over one's own line: microphone, loudspeaker, network and exchange at once. */
export function LineTest() {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const telephone = useTelephone();
  const [on, setOn] = useState(false);
  const echo = useWrite('POST', '/api/v1/lines/mine/echo', { onSuccess: (_, { body }) => setOn(body.on) });
  const { mutate } = echo;
  useEffect(() => {
    if (on) return () => mutate({ body: { on: false } }); // who leaves the page hears themselves no longer
  }, [on, mutate]);
  return (
    <Section title={t('test.line')}>
      <div className={styles.body}>
        <Text>{t('test.lineHelp')}</Text>
        {!telephone?.free && !on && <Text weight="semibold">{t('test.connect')}</Text>}
        {(telephone?.free || on) && (
          <div className={styles.acts}>
            <Button
              appearance="primary"
              disabled={echo.isPending}
              onClick={() => mutate({ body: { on: !on } })}
            >
              {t(on ? 'test.stop' : 'test.start')}
            </Button>
          </div>
        )}
        {on && <Text role="status">{t('test.hear')}</Text>}
      </div>
    </Section>
  );
}
