export { PaymentCancelScreen as PaymentCancelRoute } from '../../features/subscription/payment-cancel-screen.tsx';
export { PaymentSuccessScreen as PaymentSuccessRoute } from '../../features/subscription/payment-success-screen.tsx';
export { SubscriptionScreen as SubscriptionRoute } from '../../features/subscription/subscription-screen.tsx';
