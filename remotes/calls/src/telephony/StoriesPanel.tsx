import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, SidePanel, Skeletons, stacked, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Trunk, TrunkTold } from '../api/types';

const useStyles = makeStyles({
  list: { ...plainList, ...stacked(tokens.spacingVerticalM) },
  line: { cursor: 'pointer', overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
  text: {
    margin: 0,
    paddingBlock: tokens.spacingVerticalS,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
});

/** What was said with the carrier in the calls that went wrong lately, word for word: for whoever asks the carrier why. */
export function StoriesPanel({ trunk, onClose }: { trunk: Trunk; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const read = useRead('/api/v1/trunks/{id}/stories', { path: { id: trunk.id } });
  return (
    <SidePanel open title={t('trunks.stories', { name: trunk.name })} onClose={onClose}>
      <Skeletons rows={4} when={read.isPending} />
      <Loaded
        read={read}
        empty={<EmptyState title={t('trunks.noStories')} reason={t('trunks.noStoriesReason')} />}
      >
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <Told key={one.id} {...one} />
            ))}
          </ul>
        )}
      </Loaded>
    </SidePanel>
  );
}

/** One call with the carrier: how it ended, and each message of it. */
function Told({ story }: TrunkTold) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { instant } = useFormats();
  return (
    <li>
      <Text weight="semibold">{instant(story.at, 'datetime')}</Text>{' '}
      <bdi dir="ltr" className={styles.meta}>
        {story.end}
      </bdi>
      {story.steps.map((step) => (
        <details key={`${step.at} ${step.line}`}>
          <summary className={styles.line}>
            <Text size={200} className={styles.meta}>
              {t(step.ours ? 'trunks.ours' : 'trunks.theirs')}
            </Text>{' '}
            <bdi dir="ltr">{step.line}</bdi>
          </summary>
          <pre dir="ltr" className={styles.text}>
            {step.text}
          </pre>
        </details>
      ))}
    </li>
  );
}
