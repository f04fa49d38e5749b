import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarProps,
  MessageBarTitle,
} from '@fluentui/react-components';

/** Props of Notice. */
export interface NoticeProps extends Pick<MessageBarProps, 'className' | 'intent' | 'layout'> {
  title?: string;
  /** What may be done about it. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

/** Something to know, in a bar of its own. */
export function Notice({ title, action, children, ...bar }: NoticeProps) {
  return (
    <MessageBar {...bar}>
      <MessageBarBody>
        {title && <MessageBarTitle>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
      {action && <MessageBarActions>{action}</MessageBarActions>}
    </MessageBar>
  );
}
