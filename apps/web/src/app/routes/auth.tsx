export { ForgotPasswordScreen as forgotPassword } from '../../features/auth/forgot-password-screen.tsx';
export { LoginScreen as login } from '../../features/auth/login-screen.tsx';
export { SignupScreen as signup } from '../../features/auth/signup-screen.tsx';
export { VerifyOtpScreen as verifyOtp } from '../../features/auth/verify-otp-screen.tsx';
