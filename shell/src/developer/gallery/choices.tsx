import type { Find } from '@recobro/sdk';
import {
  Boxes,
  Form,
  FoundField,
  ManyField,
  NumberField,
  PeopleField,
  PhoneNumber,
  TickField,
} from '@recobro/sdk/ui';
import { type ReactNode, useState } from 'react';
import { looseObject } from 'zod/mini';
import type { Specimen } from './specimens';
import { WORDS } from './words';

const ANYTHING = looseObject({});
const VALUES = { many: ['a'], number: 25, tick: true };
const OPTIONS = [
  { value: 'a', label: WORDS.short },
  { value: 'b', label: WORDS.debtor },
];
const findPortfolios: Find = {
  path: '/api/v1/carteras',
  query: (text) => ({ filter: text || undefined }),
  label: ({ name }: { name: string }) => name,
};

function InForm({ children }: { children: ReactNode }) {
  return (
    <Form schema={ANYTHING} values={VALUES} onSubmit={async () => {}} submitLabel={WORDS.short}>
      {children}
    </Form>
  );
}

function Ticks() {
  const [chosen, setChosen] = useState(['a']);
  return (
    <Boxes id="gallery-boxes" label={WORDS.why} options={OPTIONS} chosen={chosen} onChoose={setChosen} />
  );
}

const inForm = (state: string, field: ReactNode): Specimen => ({
  state,
  draw: () => <InForm>{field}</InForm>,
});

/** What a value is chosen from, ticked, counted or called by. */
export const choices: Record<string, Specimen[]> = {
  Boxes: [{ state: 'one of two', draw: Ticks }],
  ManyField: [inForm('one of two', <ManyField name="many" label={WORDS.why} options={OPTIONS} />)],
  FoundField: [
    inForm(
      'nothing',
      <FoundField
        name="found"
        label={WORDS.portfolio}
        find={findPortfolios}
        of="portfolios.portfolio"
        none={WORDS.why}
      />,
    ),
  ],
  PeopleField: [inForm('nobody', <PeopleField name="people" label={WORDS.short} none={WORDS.why} />)],
  NumberField: [inForm('25', <NumberField name="number" label={WORDS.short} max={90} />)],
  TickField: [inForm('ticked', <TickField name="tick" label={WORDS.short} says={WORDS.why} />)],
  PhoneNumber: [
    { state: 'no telephone', draw: () => <PhoneNumber masked={WORDS.phone} label={WORDS.short} /> },
  ],
};
