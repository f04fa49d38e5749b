declare module 'tabster-itself' {
  export * from 'tabster';
}
