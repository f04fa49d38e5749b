export {
  Avatar,
  avatarClassNames,
  renderAvatar_unstable,
  useAvatar_unstable,
  useAvatarBase_unstable,
  useAvatarStyles_unstable,
} from '@fluentui/react-avatar';
