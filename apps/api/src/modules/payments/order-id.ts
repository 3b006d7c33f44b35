const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 22;

/** The form of every order id; of a fixed length, so that what follows one in a signed text is told apart. */
export const orderIdPattern = /^PL-[0-9A-Za-z]{22}$/;

/** What an order is called outside: 131 bits that nobody guesses, made of a random text of 256 bits in base64url. */
export function newOrderId(token: string): string {
  let rest = BigInt(`0x${Buffer.from(token, 'base64url').toString('hex')}`);
  let text = '';
  for (let place = 0; place < length; place++) {
    text += digits[Number(rest % 62n)];
    rest /= 62n;
  }
  return `PL-${text}`;
}
