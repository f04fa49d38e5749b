import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTelephone, useTranslation } from '@recobro/sdk';
import { Section, stacked } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';
import { useWrite } from '../api/client';

const useStyles = makeStyles({
  body: stacked(tokens.spacingVerticalM),
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** One hears oneself over one's own line: microphone, loudspeaker, network and exchange at once. What one says of it is kept. */
export function LineTest() {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const telephone = useTelephone();
  const [on, setOn] = useState(false);
  const echo = useWrite('POST', '/api/v1/lines/mine/echo', { onSuccess: (_, { body }) => setOn(body.on) });
  const keep = useWrite('POST', '/api/v1/lines/tests', { says: () => t('test.kept') });
  const { mutate } = echo;
  useEffect(() => {
    if (on) return () => mutate({ body: { on: false } }); // who leaves the page hears themselves no longer
  }, [on, mutate]);
  const told = async (heard: boolean) => {
    const { loss = 0, jitter = 0, roundTrip = 0, device = '' } = (await telephone?.measure?.()) ?? {};
    setOn(false);
    keep.mutate({
      body: { heard, loss, jitter_ms: jitter, round_trip_ms: roundTrip, device: device.slice(0, 200) },
    });
  };
  return (
    <Section title={t('test.line')}>
      <div className={styles.body}>
        <Text>{t('test.lineHelp')}</Text>
        {!telephone?.free && !on && <Text weight="semibold">{t('test.connect')}</Text>}
        {on && <Text role="status">{t('test.hear')}</Text>}
        <div className={styles.acts}>
          {on ? (
            <>
              <Button appearance="primary" onClick={() => void told(true)}>
                {t('test.heard')}
              </Button>
              <Button onClick={() => void told(false)}>{t('test.unheard')}</Button>
            </>
          ) : (
            telephone?.free && (
              <Button
                appearance="primary"
                disabled={echo.isPending}
                onClick={() => mutate({ body: { on: true } })}
              >
                {t('test.start')}
              </Button>
            )
          )}
        </div>
      </div>
    </Section>
  );
}
