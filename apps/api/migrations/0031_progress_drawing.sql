-- With how many finished milestones the drawing of a shown program was made; null for one that does not follow them.
alter table own_programs add column drawn_done integer;
