import { InfoRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton } from '@recobro/sdk/ui';
import { type ComponentType, cloneElement, useState } from 'react';
import type { ReportFigure } from '../api/types';
import type { OpenDefinitionProps } from './OpenDefinition';

const fetchDefinition = () => import(/* webpackChunkName: "definition" */ './OpenDefinition');

/** A button that tells how a figure comes about: what it is, by which formula, and of what numbers. */
export function Definition({ id, figures }: { id: string; figures: ReportFigure[] }) {
  const { t } = useTranslation('portfolios');
  const [Opened, setOpened] = useState<ComponentType<OpenDefinitionProps>>();
  const open = () => {
    fetchDefinition().then(({ OpenDefinition }) => setOpened(() => OpenDefinition), reportError);
  };
  const button = (
    <IconButton
      icon={<InfoRegular />}
      label={t('figures.define', { name: t(`kpi.${id}.name`) })}
      onClick={open}
    />
  );
  if (!Opened) return button;
  return <Opened id={id} figures={figures} button={cloneElement(button, { onClick: undefined })} />;
}
