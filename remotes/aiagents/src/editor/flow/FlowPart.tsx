import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { parseAsString, parseAsStringLiteral, useQueryState, useTranslation } from '@recobro/sdk';
import { Skeletons, useNarrow } from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useDraft } from '../useDraft';
import { Anywhere } from './Anywhere';
import { StepForm } from './StepForm';
import { StepList } from './StepList';

const FlowPicture = lazy(() =>
  import(/* webpackChunkName: "ai-agents-picture" */ './FlowPicture').then((m) => ({
    default: m.FlowPicture,
  })),
);
const FlowText = lazy(() =>
  import(/* webpackChunkName: "ai-agents-text" */ './FlowText').then((m) => ({ default: m.FlowText })),
);

const VIEWS = ['steps', 'picture', 'text'] as const;

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockStart: tokens.spacingVerticalM },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The way of a talk: as a list of its steps, as a picture beside it, or as text; all of them write one draft. */
export function FlowPart() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const narrow = useNarrow();
  const { spec } = useDraft();
  const [asked, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('steps'));
  const [chosen, setChosen] = useQueryState('step', parseAsString.withDefault(''));
  const view = narrow && asked === 'picture' ? 'steps' : asked; // there is no room for it
  const views = VIEWS.filter((one) => !(narrow && one === 'picture'));
  const step = spec.flow.steps.findIndex(({ id }) => id === chosen);
  const choose = (id: string) => void setChosen(id);
  return (
    <div className={styles.all}>
      <TabList
        size="small"
        appearance="subtle"
        selectedValue={view}
        aria-label={t('views')}
        onTabSelect={(_, { value }) => void setView(value as (typeof VIEWS)[number])}
      >
        {views.map((one) => (
          <Tab key={one} value={one}>
            {t(`view.${one}`)}
          </Tab>
        ))}
      </TabList>
      {view === 'picture' && (
        <Suspense fallback={<Skeletons rows={8} when />}>
          <FlowPicture chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
      {view === 'text' ? (
        <Suspense fallback={<Skeletons rows={8} when />}>
          <FlowText />
        </Suspense>
      ) : (
        <div className={styles.columns}>
          <StepList chosen={chosen} onChoose={choose} />
          {step >= 0 ? <StepForm key={step} at={step} onChoose={choose} /> : <Anywhere />}
        </div>
      )}
    </div>
  );
}
