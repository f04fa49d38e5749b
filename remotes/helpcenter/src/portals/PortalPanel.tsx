import { of, useTranslation } from '@recobro/sdk';
import { choicesOf, FormPanel, ManyField, TextField, TickField } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import { LANGUAGES, type Portal } from '../api/types';
import { draftOf, type PortalDraft, portalBody, portalSchema } from './portalForm';

/** Adds or changes a portal. */
export function PortalPanel({ known, onClose }: { known: Portal | undefined; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const told = { quiet: true, says: ({ name }: Portal) => t('portals.saved', { name }), onSuccess: onClose };
  const add = useWrite('POST', '/api/v1/help-portals', told);
  const change = useWrite('PATCH', '/api/v1/help-portals/{id}', told);
  const submit = (draft: PortalDraft) => {
    const body = portalBody(draft);
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  return (
    <FormPanel
      open
      title={known ? t('portals.edit', { name: known.name }) : t('portals.add')}
      version={known?.id}
      schema={portalSchema}
      values={draftOf(known)}
      onSubmit={submit}
      submitLabel={t('portals.save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} help={t('portals.nameHelp')} required />
      <TextField name="slug" label={t('portals.slug')} help={t('portals.slugHelp')} />
      <ManyField
        name="languages"
        label={t('portals.languages')}
        options={choicesOf(t, 'language', LANGUAGES)}
      />
      <TickField name="public" label={t('portals.public')} says={t('portals.publicHelp')} />
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          name={language}
          label={t('portals.titleIn', { language: t(`language.${language}`) })}
        />
      ))}
      <TextField name="contact" label={t('portals.contact')} help={t('portals.contactHelp')} />
      <TextField name="logo_alt" label={t('portals.logoAlt')} help={t('portals.logoAltHelp')} />
      <TextField name="colour" label={t('portals.colour')} help={t('portals.colourHelp')} />
      <TextField name="widget" label={t('portals.widget')} help={t('portals.widgetHelp')} />
    </FormPanel>
  );
}
