export {
  Button,
  buttonClassNames,
  renderButton_unstable,
  useButton_unstable,
  useButtonBase_unstable,
  useButtonStyles_unstable,
} from '@fluentui/react-button';
