import { titleIn, useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, SearchField, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { GrantsLine } from '../api/schema.gen';
import type { Role } from '../users/types';
import { type Cell, GrantsTable } from './GrantsTable';

interface Asked {
  line: GrantsLine;
  role: Role;
  reach: Cell['reach'];
}

/** Who may do what in the company, and what its admins make of it. */
export function GrantsPage() {
  const { t } = useTranslation();
  const can = useCan();
  const language = useLanguage();
  const { count } = useFormats();
  const read = useRead('/api/v1/grants', {});
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const set = useWrite('PUT', '/api/v1/grants/{permission}/{role}', {
    quiet: true,
    says: () => t('settings.grants.saved'),
  });
  const title = ({ line }: Asked) => titleIn(line.title, language);
  const reach = (of: Asked['reach'] | undefined) => t(`apps.scopes.${of ?? 'none'}`);
  const now = asked?.line.cells.find(({ role }) => role === asked.role)?.reach;
  const save = ({ line, role, reach }: Asked) =>
    set.mutateAsync({ path: { permission: line.permission, role }, body: { reach } });
  return (
    <>
      <SearchField label={t('settings.grants.search')} value={wanted} onSearch={setWanted} wait={0} />
      <Loaded read={read}>
        {(lines) => {
          const found = lines.filter((line) => matches(line, wanted, language));
          const apps = [...new Set(found.map(({ module }) => module))];
          if (apps.length === 0) return <EmptyState title={t('settings.grants.none')} />;
          return apps.map((app) => {
            const own = found.filter(({ module }) => module === app);
            const name = own[0] ? titleIn(own[0].app, language) : app;
            return (
              <Section key={app} title={name} count={count(own.length)} flush>
                <GrantsTable
                  label={name}
                  lines={own}
                  {...(can('core.grants:update')
                    ? { onChoose: (line, role, reach) => setAsked({ line: line as GrantsLine, role, reach }) }
                    : {})}
                />
              </Section>
            );
          });
        }}
      </Loaded>
      <ConfirmDialog
        open={asked}
        title={t('settings.grants.ask', { role: asked && t(`roles.${asked.role}`) })}
        action={t('settings.grants.change')}
        onConfirm={save}
        onClose={() => setAsked(undefined)}
      >
        {asked &&
          t('settings.grants.effect', { title: title(asked), from: reach(now), to: reach(asked.reach) })}
      </ConfirmDialog>
    </>
  );
}

function matches(
  { title, permission }: GrantsLine,
  wanted: string,
  language: Parameters<typeof titleIn>[1],
): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(`${titleIn(title, language)} ${permission}`).includes(plain(wanted.trim()));
}
