export { SubscriptionScreen as SubscriptionRoute } from '../../features/subscription/subscription-screen.tsx';
