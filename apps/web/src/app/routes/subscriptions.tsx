export { PaymentCancelScreen as paymentCancel } from '../../features/subscriptions/payment-cancel-screen.tsx';
export { PaymentSuccessScreen as paymentSuccess } from '../../features/subscriptions/payment-success-screen.tsx';
export { SubscriptionScreen as subscription } from '../../features/subscriptions/subscription-screen.tsx';
