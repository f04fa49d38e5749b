import { Button } from '@fluentui/react-components';
import {
  type SlotName,
  type SlotProps,
  titleIn,
  useCan,
  useLanguage,
  useQuery,
  useTranslation,
} from '@recobro/sdk';
import { EmptyState, HoldsBack } from '@recobro/sdk/ui';
import { Component, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { ModuleEntry } from '../app/boot';
import { useServices } from '../app/servicesContext';
import { fillings } from './fillings';
import { LOAD_TIMEOUT } from './RemoteRegistry';
import { within } from './within';

/** The modules that are on and fill the place for this person. */
export function useFillers(name: SlotName): ModuleEntry[] {
  const { remotes } = useServices();
  const can = useCan();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  return fillings(modules, name, can).map(({ module }) => module);
}

/** Fills a named place with what modules have for it; each loads and fails by itself. */
export function FilledSlot(props: SlotProps) {
  return useFillers(props.name).map((module) => <Filler key={module.id} module={module} {...props} />);
}

function Filler({ module, ...props }: SlotProps & { module: ModuleEntry }) {
  const { remotes, i18n } = useServices();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['slot', module.id, module.version],
    queryFn: async () => {
      const { definition } = await remotes.load(module.id);
      await within(i18n.loadNamespaces(definition.namespaces ?? []), LOAD_TIMEOUT, 'Texts');
      return definition;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    meta: { quiet: true },
  });
  const again = () => {
    remotes.forget(module.id);
    void refetch();
  };
  if (error) return <Failed module={module} onRetry={again} />;
  const Part = data?.slots?.[props.name];
  return (
    <Contained key={dataUpdatedAt} fallback={<Failed module={module} onRetry={again} />}>
      <Suspense fallback={<HoldsBack />}>{Part ? <Part {...props} /> : !data && <HoldsBack />}</Suspense>
    </Contained>
  );
}

/** What stands in the place of a part that failed. */
function Failed({ module, onRetry }: { module: ModuleEntry; onRetry: () => void }) {
  const { t } = useTranslation();
  const name = titleIn(module.title, useLanguage());
  return (
    <div role="alert">
      <EmptyState
        title={t('module.partFailed', { name })}
        action={
          <Button size="small" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** A part that throws costs its own place and nothing else. */
class Contained extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
