export { ForgotPasswordScreen as ForgotPasswordRoute } from '../../features/account/forgot-password-screen.tsx';
export { LoginScreen as LoginRoute } from '../../features/account/login-screen.tsx';
export { SignupScreen as SignupRoute } from '../../features/account/signup-screen.tsx';
export { VerifyOtpScreen as VerifyOtpRoute } from '../../features/account/verify-otp-screen.tsx';
