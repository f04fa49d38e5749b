import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  EditRegular,
} from '@fluentui/react-icons';
import { of, useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, hairlineUnder, IconButton, plainList } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../api/client';
import { type Category, type Portal, titleOf } from '../api/types';
import { useMoves } from './useMoves';

const CategoryPanel = lazy(() => import('./CategoryPanel').then((m) => ({ default: m.CategoryPanel })));

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineUnder,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: tokens.spacingVerticalXS,
    columnGap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  acts: { display: 'flex' },
  add: { justifySelf: 'start' },
});

/** Props of Categories. */
interface CategoriesProps {
  on: Portal;
  categories: Category[];
}

/** The categories of a portal in their order, to be named, moved and removed. */
export function Categories({ on, categories }: CategoriesProps) {
  const styles = useStyles();
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const [editing, setEditing] = useState<Category | 'new'>();
  const [leaving, setLeaving] = useState<Category>();
  return (
    <>
      {categories.length === 0 && <Text block>{t('portals.noCategories')}</Text>}
      <ul className={styles.list} aria-label={t('portals.categories')}>
        {categories.map((category) => (
          <Line key={category.id} {...{ category, categories }} onEdit={setEditing} onLeave={setLeaving} />
        ))}
      </ul>
      {can('helpcenter.categories:create') && (
        <Button className={styles.add} size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
          {t('newCategory')}
        </Button>
      )}
      <Suspense>
        {editing && (
          <CategoryPanel
            on={on}
            known={editing === 'new' ? undefined : editing}
            place={Math.max(0, ...categories.map(({ place }) => place)) + 1}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      <Leaving category={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

/** Props of Line. */
interface LineProps {
  category: Category;
  categories: Category[];
  onEdit: (category: Category) => void;
  onLeave: (category: Category) => void;
}

function Line({ category, categories, onEdit, onLeave }: LineProps) {
  const styles = useStyles();
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const move = useMoves(categories);
  const at = categories.indexOf(category);
  const title = titleOf(category.titles, useLanguage());
  return (
    <li className={styles.item}>
      <span>
        <bdi>{title}</bdi>
      </span>
      <div className={styles.acts}>
        <IconButton
          icon={<ArrowUpRegular />}
          label={t('portals.up', { title })}
          disabledFocusable={at === 0}
          onClick={() => move(at, at - 1)}
        />
        <IconButton
          icon={<ArrowDownRegular />}
          label={t('portals.down', { title })}
          disabledFocusable={at === categories.length - 1}
          onClick={() => move(at, at + 1)}
        />
        <IconButton
          icon={<EditRegular />}
          label={t('portals.edit', { name: title })}
          onClick={() => onEdit(category)}
        />
        {can('helpcenter.categories:delete') && (
          <IconButton
            icon={<DeleteRegular />}
            label={t('portals.remove', { name: title })}
            onClick={() => onLeave(category)}
          />
        )}
      </div>
    </li>
  );
}

function Leaving({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const language = useLanguage();
  const remove = useWrite('DELETE', '/api/v1/help-categories/{id}', { quiet: true });
  return (
    <ConfirmDialog
      open={category}
      title={t('portals.remove', { name: category && titleOf(category.titles, language) })}
      action={t('delete')}
      onConfirm={(known) => remove.mutateAsync(of(known))}
      onClose={onClose}
    >
      {t('portals.removeCategoryWhy')}
    </ConfirmDialog>
  );
}
