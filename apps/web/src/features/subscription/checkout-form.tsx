import type { Checkout } from '@python-learning/contract';
import { useEffect, useRef } from 'react';

type CheckoutFormProps = { checkout: Checkout };

/** Posts the order's fields to the provider's page, which leaves this site. */
export function CheckoutForm({ checkout }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Called on the prototype, because a field named `submit` would shadow the form's own method.
    if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }, []);
  return (
    <form ref={form} method="post" action={checkout.payment_url} hidden aria-hidden="true">
      {Object.entries(checkout.payment_params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
