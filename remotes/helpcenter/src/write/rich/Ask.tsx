import { useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { linkable } from './link';

/** A sheet's form is not the article's: what is sent in it goes no further. */
const Apart = ({ children }: { children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps an event from going on
  <div onSubmit={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
    {children}
  </div>
);

const link = z.object({
  href: z.string().check(
    z.maxLength(2000, 'long 2000'),
    z.refine((href) => !href || linkable(href), 'invalid'),
  ),
});

/** Props of AskLink. */
interface AskLinkProps {
  href: string;
  onLink: (href: string) => void;
  onClose: () => void;
}

/** Asks where a link leads; nothing takes the link away. */
export function AskLink({ href, onLink, onClose }: AskLinkProps) {
  const { t } = useTranslation('helpcenter');
  return (
    <Apart>
      <FormPanel
        open
        title={t('sign.link')}
        schema={link}
        values={{ href }}
        onSubmit={async (typed) => onLink(typed.href.trim())}
        submitLabel={t('apply')}
        onClose={onClose}
      >
        <TextField name="href" label={t('address')} help={t('addressHelp')} autoFocus />
      </FormPanel>
    </Apart>
  );
}

const described = z.object({
  alt: z.string().check(z.minLength(1, 'required'), z.maxLength(300, 'long 300')),
});

/** Props of AskPicture. */
interface AskPictureProps {
  /** What is to be sent; without it, the picture is there and is only described. */
  file?: File | undefined;
  alt: string;
  onPicture: (alt: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what a picture shows, for who cannot see it, and sends it. */
export function AskPicture({ file, alt, onPicture, onClose }: AskPictureProps) {
  const { t } = useTranslation('helpcenter');
  const values = useMemo(() => ({ alt }), [alt]);
  return (
    <Apart>
      <FormPanel
        open
        title={file?.name ?? t('sign.picture')}
        schema={described}
        values={values}
        onSubmit={({ alt: typed }) => onPicture(typed.trim())}
        submitLabel={t(file ? 'addPicture' : 'apply')}
        onClose={onClose}
      >
        <TextField name="alt" label={t('alt')} help={t('altHelp')} required autoFocus />
      </FormPanel>
    </Apart>
  );
}
