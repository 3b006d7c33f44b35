export { ForgotPasswordScreen as forgotPassword } from '../../features/account/forgot-password-screen.tsx';
export { LoginScreen as login } from '../../features/account/login-screen.tsx';
export { SignupScreen as signup } from '../../features/account/signup-screen.tsx';
export { VerifyOtpScreen as verifyOtp } from '../../features/account/verify-otp-screen.tsx';
