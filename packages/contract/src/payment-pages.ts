/** Paths of the screens to which a payment returns. */
export const paymentPages = {
  plans: '/subscription',
  success: '/subscription/success',
  cancel: '/subscription/cancel',
} as const;
