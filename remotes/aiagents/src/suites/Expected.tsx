import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, Facts, plainList, SidePanel } from '@recobro/sdk/ui';
import type { Case, Suite } from '../api/types';
import { Forget } from './Forget';
import { useExpected } from './useExpected';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalL, paddingBlockEnd: tokens.spacingVerticalL },
  list: { ...plainList, display: 'grid', gap: tokens.spacingVerticalXS },
  title: { margin: 0 },
});

/** Props of Expected. */
interface ExpectedProps {
  one: Case;
  suite: Suite;
  onClose: () => void;
}

/** A case in words: who it is about, what they say, what must and must not come of it. */
export function Expected({ one, suite, onClose }: ExpectedProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const wanted = useExpected(one);
  return (
    <SidePanel open title={one.title} onClose={onClose}>
      <div className={styles.all}>
        <Facts
          facts={[
            { name: t('trial.persona'), value: t(`persona.${one.persona}`) },
            { name: t('trial.language'), value: t(`language.${one.language}`) },
            { name: t('suites.origin'), value: t(`origin.${one.origin}`) },
            { name: t('fields.name'), value: <bdi>{one.file.given}</bdi> },
            { name: t('trial.owed'), value: <Amount minor={one.file.owed} /> },
          ]}
        />
        <Listed
          title={t('suites.says')}
          lines={(one.turns ?? []).map((turn) => turn.say || turn.press || t('trial.silent'))}
          none={t('suites.saysAsPersona')}
        />
        <Listed title={t('suites.expected')} lines={wanted} none={t('suites.lawsAlone')} />
        <Text size={200}>{t('suites.laws')}</Text>
        {!suite.built_in && <Forget one={one} suite={suite} onDone={onClose} />}
      </div>
    </SidePanel>
  );
}

function Listed({ title, lines, none }: { title: string; lines: string[]; none: string }) {
  const styles = useStyles();
  return (
    <section>
      <Text as="h3" weight="semibold" className={styles.title}>
        {title}
      </Text>
      <ul className={styles.list}>
        {lines.length === 0 && <li>{none}</li>}
        {lines.map((line, i) => (
          <li key={i} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
