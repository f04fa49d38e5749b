import { Button, Input } from '@fluentui/react-components';
import {
  ChoiceField,
  Choose,
  CountryFields,
  DateField,
  DateInput,
  Form,
  FormField,
  FormPanel,
  habits,
  LongTextField,
  MoneyField,
  MoneyInput,
  PersonField,
  TextField,
} from '@recobro/sdk/ui';
import { type ReactNode, useState } from 'react';
import { looseObject } from 'zod/mini';
import type { Specimen } from './specimens';
import { WORDS } from './words';

const ANYTHING = looseObject({});
const OPTIONS = [
  { value: 'a', label: WORDS.short },
  { value: 'b', label: WORDS.debtor },
];

function InForm({ children }: { children: ReactNode }) {
  return (
    <Form schema={ANYTHING} values={{}} onSubmit={async () => {}} submitLabel={WORDS.short}>
      {children}
    </Form>
  );
}

function Money() {
  const [minor, setMinor] = useState<number | null>(125_050);
  return <MoneyInput value={minor} currency="UYU" onChange={setMinor} aria-label={WORDS.why} />;
}

function Day() {
  const [day, setDay] = useState('2026-11-24');
  return <DateInput value={day} onChange={setDay} aria-label={WORDS.why} />;
}

function Pick() {
  const [value, setValue] = useState('a');
  return <Choose aria-label={WORDS.why} value={value} choices={OPTIONS} onChoose={setValue} />;
}

function Sheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{WORDS.short}</Button>
      <FormPanel
        open={open}
        title={WORDS.debtor}
        schema={ANYTHING}
        values={{}}
        onSubmit={async () => setOpen(false)}
        submitLabel={WORDS.why}
        onClose={() => setOpen(false)}
      >
        <TextField name="name" label={WORDS.short} />
      </FormPanel>
    </>
  );
}

/** What a value is typed into. */
export const forms: Record<string, Specimen[]> = {
  Form: [
    {
      state: 'one field',
      draw: () => (
        <InForm>
          <TextField name="name" label={WORDS.short} help={WORDS.portfolio} required />
        </InForm>
      ),
    },
  ],
  FormPanel: [{ state: 'opens on demand', draw: Sheet }],
  Choose: [{ state: 'one of two', draw: Pick }],
  PersonField: [
    {
      state: 'nobody',
      draw: () => (
        <InForm>
          <PersonField name="who" label={WORDS.short} none={WORDS.why} />
        </InForm>
      ),
    },
  ],
  FormField: [
    {
      state: 'control of one’s own',
      draw: () => (
        <InForm>
          <FormField name="own" label={WORDS.why}>
            {({ value, ...control }) => <Input {...control} value={value ?? ''} />}
          </FormField>
        </InForm>
      ),
    },
  ],
  TextField: [
    {
      state: 'text',
      draw: () => (
        <InForm>
          <TextField name="text" label={WORDS.short} />
        </InForm>
      ),
    },
    {
      state: 'mail',
      draw: () => (
        <InForm>
          <TextField name="mail" type="email" label={WORDS.short} />
        </InForm>
      ),
    },
  ],
  LongTextField: [
    {
      state: 'empty',
      draw: () => (
        <InForm>
          <LongTextField name="long" label={WORDS.why} />
        </InForm>
      ),
    },
  ],
  CountryFields: [
    {
      state: 'Chile',
      draw: () => (
        <Form
          schema={ANYTHING}
          values={{ country: 'CL', ...habits.CL }}
          onSubmit={async () => {}}
          submitLabel={WORDS.short}
        >
          <CountryFields labels={{ country: WORDS.file, currency: WORDS.why, timezone: WORDS.portfolio }} />
        </Form>
      ),
    },
  ],
  ChoiceField: [
    {
      state: 'three',
      draw: () => (
        <InForm>
          <ChoiceField name="choice" label={WORDS.file} options={OPTIONS} none={WORDS.why} />
        </InForm>
      ),
    },
  ],
  MoneyField: [
    {
      state: 'empty',
      draw: () => (
        <InForm>
          <MoneyField name="money" label={WORDS.why} currency="UYU" />
        </InForm>
      ),
    },
  ],
  DateField: [
    {
      state: 'empty',
      draw: () => (
        <InForm>
          <DateField name="day" label={WORDS.why} />
        </InForm>
      ),
    },
  ],
  MoneyInput: [{ state: 'filled', draw: Money }],
  DateInput: [{ state: 'filled', draw: Day }],
};
