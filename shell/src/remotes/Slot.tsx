import { useQuery } from '@recobro/sdk';
import { Component, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';

/** A named place where modules put components of their own; each loads and fails by itself. */
export function Slot({ name }: { name: string }) {
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  return modules
    .filter(({ ui }) => ui.slots?.includes(name))
    .map(({ id }) => (
      <Contained key={id}>
        <Suspense fallback={null}>
          <Contribution id={id} slot={name} />
        </Suspense>
      </Contained>
    ));
}

function Contribution({ id, slot }: { id: string; slot: string }) {
  const { remotes, i18n } = useServices();
  const { data: definition } = useQuery({
    queryKey: ['slot', id],
    queryFn: async () => {
      const { definition: loaded } = await remotes.load(id);
      await i18n.loadNamespaces(loaded.namespaces ?? []);
      return loaded;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const Contributed = definition?.slots?.[slot];
  return Contributed ? <Contributed /> : null;
}

/** A contribution that throws costs its own place and nothing else. */
class Contained extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
