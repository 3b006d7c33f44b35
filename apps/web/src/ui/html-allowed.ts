/** What HTML of the api may consist of; everything else is taken out before it is shown. */
export const htmlAllowed = {
  ALLOWED_TAGS:
    'p br b i em strong code pre kbd span ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['class', 'lang'],
};
