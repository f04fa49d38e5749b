import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import {
  ConfirmDialog,
  DetailPage,
  HoldsBack,
  IconButton,
  LinkButton,
  Loaded,
  Notice,
  Section,
  SidePanel,
  Skeletons,
  StatusBadge,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Specimen } from './specimens';
import { WORDS } from './words';

function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{WORDS.why}</Button>
      <ConfirmDialog
        open={open}
        title={WORDS.debtor}
        action={WORDS.why}
        onConfirm={() => {}}
        onClose={() => setOpen(false)}
      >
        {WORDS.portfolio}
      </ConfirmDialog>
    </>
  );
}

function Side() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{WORDS.short}</Button>
      <SidePanel open={open} title={WORDS.debtor} onClose={() => setOpen(false)}>
        {WORDS.portfolio}
      </SidePanel>
    </>
  );
}

/** What other things stand in. */
export const frames: Record<string, Specimen[]> = {
  LinkButton: [{ state: 'link', draw: () => <LinkButton to="/debtors">{WORDS.portfolio}</LinkButton> }],
  Section: [
    {
      state: 'with a count',
      draw: () => (
        <Section title={WORDS.portfolio} count="12" actions={<Button size="small">{WORDS.short}</Button>}>
          {WORDS.debtor}
        </Section>
      ),
    },
    {
      state: 'waiting',
      draw: () => (
        <Section title={WORDS.portfolio} waiting expected={3}>
          {null}
        </Section>
      ),
    },
  ],
  Skeletons: [
    {
      state: 'lines on their way',
      draw: () => (
        <div>
          <Skeletons rows={3} when />
        </div>
      ),
    },
  ],
  HoldsBack: [
    {
      state: 'a part on its way, for a second at most',
      draw: () => (
        <>
          <HoldsBack />
          <Section title={WORDS.short}>{WORDS.document}</Section>
        </>
      ),
    },
  ],
  Loaded: [
    {
      state: 'nothing there',
      draw: () => (
        <Loaded read={{ data: [], error: null, refetch: () => {} }} empty={<p>{WORDS.why}</p>}>
          {() => null}
        </Loaded>
      ),
    },
  ],
  Notice: [
    {
      state: 'warning',
      draw: () => (
        <Notice intent="warning" title={WORDS.why} action={<Button>{WORDS.short}</Button>}>
          {WORDS.portfolio}
        </Notice>
      ),
    },
  ],
  IconButton: [
    {
      state: 'subtle',
      draw: () => <IconButton icon={<AddRegular />} label={WORDS.short} onClick={() => {}} />,
    },
  ],
  DetailPage: [
    {
      state: 'with side column',
      draw: () => (
        <DetailPage
          back={{ to: '/debtors', label: WORDS.portfolio }}
          title={WORDS.debtor}
          meta={<StatusBadge tone="warning">{WORDS.why}</StatusBadge>}
          actions={<Button appearance="primary">{WORDS.short}</Button>}
          side={<Section title={WORDS.short}>{WORDS.document}</Section>}
        >
          <Section title={WORDS.file}>{WORDS.portfolio}</Section>
        </DetailPage>
      ),
    },
  ],
  ConfirmDialog: [{ state: 'opens on demand', draw: Confirm }],
  SidePanel: [{ state: 'opens on demand', draw: Side }],
};
