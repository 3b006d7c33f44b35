import { paymentPages } from '@python-learning/contract';
import { escapeHtml } from '../../../../platform/mail/mail-layout.ts';

type Fields = Readonly<Record<string, string>>;

/** Page of the local checkout: the payment and three buttons, in both languages and without a script. */
export function checkoutPage({ fields, decidePath }: { fields: Fields; decidePath: string }): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(`
<p class="note"><span lang="ta">சோதனைக் கட்டணப் பக்கம்: உண்மையான பணம் எடுக்கப்படாது.</span>
<span lang="en">A payment page for trying out: no real money is taken.</span></p>
<dl>
<dt><span lang="ta">திட்டம்</span> · <span lang="en">Plan</span></dt><dd>${escapeHtml(fields['items'] ?? '')}</dd>
<dt><span lang="ta">தொகை</span> · <span lang="en">Amount</span></dt>
<dd class="amount">${escapeHtml(`${fields['currency']} ${fields['amount']}`)}</dd>
<dt><span lang="ta">ஆணை எண்</span> · <span lang="en">Order</span></dt><dd>${escapeHtml(fields['order_id'] ?? '')}</dd>
</dl>
<form method="post" action="${decidePath}">
${hidden.join('\n')}
<button class="pay" name="decision" value="pay"><span lang="ta">செலுத்து</span> · <span lang="en">Pay</span></button>
<button name="decision" value="decline"><span lang="ta">அட்டை மறுப்பு</span> · <span lang="en">Decline</span></button>
<button name="decision" value="cancel"><span lang="ta">கைவிடு</span> · <span lang="en">Cancel</span></button>
</form>`);
}

/** Shown for a form that this server did not make. */
export function refusalPage(home: string): string {
  return page(`
<p lang="ta">இந்தக் கட்டணப் படிவம் எங்களிடமிருந்து வரவில்லை, அல்லது வழியில் மாற்றப்பட்டது. பணம் எதுவும் எடுக்கப்படவில்லை.</p>
<p lang="en">This payment form is not from us, or was changed on its way. Nothing was charged.</p>
<p><a href="${escapeHtml(home + paymentPages.plans)}"><span lang="ta">திரும்பிச் செல்</span> · <span lang="en">Back</span></a></p>`);
}

function page(body: string): string {
  return `<!doctype html>
<html lang="ta">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>கட்டணம் · Payment</title>
<style>
:root{color-scheme:light dark}
body{margin:0;background:#fffbf2;color:#1d2433;font:16px/1.7 Catamaran,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.4rem;line-height:1.4}
.note{border-left:4px solid #f2a900;padding-left:.75rem}
dt{font-size:.9rem;opacity:.8}dd{margin:0 0 .75rem;overflow-wrap:anywhere}.amount{font-size:1.6rem;font-weight:700}
button{display:block;width:100%;min-height:48px;margin:.75rem 0;border:2px solid #00707a;border-radius:.75rem;
background:none;color:inherit;font:inherit;font-weight:700}
.pay{background:#00707a;color:#fff}
@media (prefers-color-scheme:dark){body{background:#14181f;color:#f3efe6}button{border-color:#4fb9c2}.pay{background:#00707a}}
</style>
</head>
<body>
<main>
<h1><span lang="ta">கட்டணம்</span> · <span lang="en">Payment</span></h1>
${body}
</main>
</body>
</html>
`;
}
