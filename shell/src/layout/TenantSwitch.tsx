import { MenuButton, makeStyles } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons';
import { useSession, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { useTenantSwitch } from '../auth/useTenantSwitch';

const useStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '240px', justifyContent: 'flex-start' },
  strip: { maxWidth: '100%' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  choice: { overflowWrap: 'anywhere' },
});

/** Whether somebody works for several companies, and is in one of them: a visitor has one way out alone. */
export function useSeveralTenants(): boolean {
  const { me } = useSession();
  return me.tenants.length > 1 && !me.visit;
}

/** The company at hand, and the way to the others of one's own. */
export function TenantSwitch({ strip = false }: { strip?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const { enter } = useTenantSwitch();
  return (
    <LazyMenu
      checkedValues={{ tenant: [me.tenant.id] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => id && id !== me.tenant.id && enter(id)}
      button={
        <MenuButton
          className={strip ? styles.strip : styles.button}
          appearance="subtle"
          size={strip ? 'small' : 'medium'}
          icon={<BuildingRegular />}
          aria-label={t('user.company', { name: me.tenant.name })}
        >
          <span className={styles.name}>{me.tenant.name}</span>
        </MenuButton>
      }
    >
      {({ MenuList, MenuItemRadio }) => (
        <MenuList aria-label={t('user.companies')}>
          {me.tenants.map(({ id, name }) => (
            <MenuItemRadio key={id} name="tenant" value={id} className={styles.choice}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
