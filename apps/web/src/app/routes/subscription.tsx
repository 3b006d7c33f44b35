export { PaymentCancelScreen as paymentCancel } from '../../features/subscription/payment-cancel-screen.tsx';
export { PaymentSuccessScreen as paymentSuccess } from '../../features/subscription/payment-success-screen.tsx';
export { SubscriptionScreen as subscription } from '../../features/subscription/subscription-screen.tsx';
