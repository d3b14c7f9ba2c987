declare module '*.pcss' {
  const address: string;
  export default address;
}
