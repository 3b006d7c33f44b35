const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 22;

/** Form of every order id. Its fixed length shows where the id ends in a signed text. */
export const orderIdPattern = /^PL-[0-9A-Za-z]{22}$/;

/** Makes the public id of an order: 131 unguessable bits, from a random base64url token of 256 bits. */
export function newOrderId(token: string): string {
  let rest = BigInt(`0x${Buffer.from(token, 'base64url').toString('hex')}`);
  let text = '';
  for (let place = 0; place < length; place++) {
    text += digits[Number(rest % 62n)];
    rest /= 62n;
  }
  return `PL-${text}`;
}
