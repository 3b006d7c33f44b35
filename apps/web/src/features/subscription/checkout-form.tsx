import type { Checkout } from '@python-learning/contract';
import { useEffect, useRef } from 'react';

type CheckoutFormProps = { checkout: Checkout };

/** Leaves the site: posts the fields of the order to the provider, which shows its own page. */
export function CheckoutForm({ checkout }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // By the prototype: a field named `submit` would stand in the place of the form's own.
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
